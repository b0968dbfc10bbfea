/** Copies of the contracts' numbers, because the contracts are too large for this page. A test compares them. */
export const ageLevelCount = 13;
export const levelCount = 8;
