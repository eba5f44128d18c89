/** Digits and letters in the order of their values for the check character. */
const signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Two digits of the state, ten characters of the PAN, the number of the registration, Z, the check character. */
const form = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** The check character of the first fourteen: every second value is doubled, and the digits in base 36 are added up. */
function checkOf(text: string): string | undefined {
  const sum = [...text].reduce((sofar, sign, i) => {
    const product = signs.indexOf(sign) * (i % 2 === 0 ? 1 : 2);
    return sofar + Math.floor(product / 36) + (product % 36);
  }, 0);
  return signs[(36 - (sum % 36)) % 36];
}

/** Whether a text is a GSTIN, an Indian firm's registration number for the goods and services tax. */
export const isGstin = (text: string): boolean => form.test(text) && checkOf(text.slice(0, 14)) === text[14];
