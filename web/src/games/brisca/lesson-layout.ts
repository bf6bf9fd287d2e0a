/** The table of the lesson: two players, the trick side by side and large. */
import { Layout, type Point } from "./layout";

export class LessonLayout extends Layout {
  override seat(seat: number): Point {
    return this.at(seat === this.you ? { x: 0.5, y: 1.1 } : this.phone ? { x: 0.2, y: -0.2 } : { x: 0.31, y: 0.09 });
  }

  override trick(seat: number): Point {
    const mine = seat === this.you;
    return this.at(this.phone ? { x: mine ? 0.7 : 0.42, y: 0.535 } : { x: mine ? 0.565 : 0.435, y: 0.34 });
  }

  protected override backs(seat: number): Point {
    return seat === this.you || this.phone ? this.seat(seat) : this.at({ x: 0.42, y: 0.09 });
  }

  override get cardWidth(): number {
    return (this.phone ? 76 : 122) * this.scale;
  }

  override get handWidth(): number {
    return (this.phone ? 106 : 146) * this.scale;
  }

  override get stock(): Point {
    return this.at(this.phone ? { x: 0.1, y: 0.56 } : { x: 0.1, y: 0.72 });
  }

  override get stockWidth(): number {
    return (this.phone ? 44 : 104) * this.scale;
  }
}
