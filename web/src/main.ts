import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { allThere, loadAgain } from "./lib/again";
import { addPinches } from "./lib/pinches";
import { settings } from "./lib/settings.svelte";

const target = document.getElementById("page");
if (!target) throw new Error("the page has no place to stand");
window.addEventListener("vite:preloadError", (event) => {
  event.preventDefault();
  loadAgain();
});
try {
  await settings.load();
  addPinches();
  mount(App, { target });
  setTimeout(allThere, 10_000);
} catch {
  loadAgain();
}
