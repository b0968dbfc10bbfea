/** The dialog of the links to a game, with the QR code; it loads when it is opened. */
export const linksDialog = {
  chunk: 'live links',
  load: () => import('./links-dialog').then((module) => module.LinksDialog),
};
