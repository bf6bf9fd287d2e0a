/** How long a captain of this page thinks at most, in seconds. */
export const LONGEST = 1.2;
