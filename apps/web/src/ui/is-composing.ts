/**
 * Whether a key belongs to an input method, where Enter picks a character and Esc cancels it. Safari ends the
 * composition before it reports the key, and only its code 229 says so.
 */
export const isComposing = ({ isComposing: composing, keyCode }: KeyboardEvent): boolean =>
  composing || keyCode === 229;
