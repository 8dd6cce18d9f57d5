/**
 * The letters of Dari and Pashto in the order of both alphabets, as `fold` leaves them. Browsers and Node differ in the
 * languages that they can sort, and a list must be in one order in the HTML and in the app.
 */
const letters = 'ابپتټثجځچڅحخدډذرړزژږسشښصضطظعغفقکگلمنڼوهی';
const first = letters.charCodeAt(0);

/** What a folded text is sorted by, in the order of code units: by the alphabet, Latin letters first. */
export const sortKey = (folded: string): string =>
  folded.replace(/[\u0621-\u06d5]/g, (letter) => {
    const at = letters.indexOf(letter);
    return at < 0 ? letter : String.fromCharCode(first + at);
  });
