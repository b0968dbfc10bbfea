/** Returns schema metadata with an example value for the API reference. */
export const example = (value: unknown) => ({ examples: [value] });
