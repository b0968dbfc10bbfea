/** The moment, or the day, in the words of the product; made when first wanted, which takes a slow phone 50 ms. */
export const dateFormat = (options: Intl.DateTimeFormatOptions) => {
  let made: Intl.DateTimeFormat | undefined;
  return (moment: Date | number): string =>
    (made ??= new Intl.DateTimeFormat('en-US', options)).format(moment);
};
