/** Whether PostgreSQL can store the text: it has no NUL and no half of a surrogate pair. */
export const isStorableText = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
