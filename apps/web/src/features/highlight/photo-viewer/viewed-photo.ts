import { atom } from 'jotai';
import { store } from '../../../state/store';

export interface ViewedPhotos {
  /** Ids of the photos on the page, in their order. */
  ids: readonly string[];
  /** Position of the first shown one. */
  start: number;
}

/** The photos in the viewer; null while closed. */
export const viewedPhotosAtom = atom<ViewedPhotos | null>(null);

const openerSelector = '[data-photo]';

/** Opens a photo in the viewer, which also shows the other photos on the page. Focus returns to the opener on close. */
export const viewPhoto = (opener: HTMLElement): void => {
  const openers = [...document.querySelectorAll<HTMLElement>(openerSelector)];
  const ids = [...new Set(openers.map(({ dataset }) => dataset.photo ?? ''))];
  store.set(viewedPhotosAtom, { ids, start: ids.indexOf(opener.dataset.photo ?? '') });
};
