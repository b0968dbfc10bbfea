import { isolate } from '@rinkside/contracts/text';
import { type HighlightView, highlightRoutes } from '@rinkside/contracts/highlight';
import { highlightImageUrl, imageSources } from '@rinkside/contracts/highlight-image';
import { atom, useAtomValue } from 'jotai';
import { ChevronLeft, ChevronRight, MessageCircle, X, ZoomIn, ZoomOut } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../../state/api';
import { entityStore, itemAtom } from '../../../state/entities/entity-store';
import { displayName } from '../../../state/entities/player-name';
import { store } from '../../../state/store';
import { IconButton } from '../../../ui/icon-button';
import { prefersReducedMotion } from '../../../ui/reduced-motion';
import { toast } from '../../../ui/toast';
import { useBackToClose } from '../../../ui/use-back-to-close';
import { initialFocusProps, useReturnFocus } from '../../../ui/use-return-focus';
import { itemPath } from '../../item/item-path';
import { LikeButton } from '../../like/like-button';
import type { ViewedPhotos } from './viewed-photo';

const photoOf = (id: string): HighlightView | null => {
  const item = store.get(itemAtom(id));
  return item?.content_type === 'highlight' ? item : null;
};

const textOf = ({ alt_text, title, user }: HighlightView) =>
  alt_text ?? title ?? `Photo by ${isolate(displayName(user))}`;

const slideOf = (id: string) => {
  const photo = photoOf(id);
  if (!photo) return { html: '' };
  return {
    src: highlightImageUrl(photo) ?? '',
    srcset: imageSources(photo, 'alone')?.srcset,
    width: photo.width ?? 0,
    height: photo.height ?? 0,
    alt: textOf(photo),
  };
};

const goneText = 'That photo is not there any more.';

/** A key or button press zooms by this factor. */
const zoomStep = 1.6;
/** Space for the bars above and below the photo, px. */
const barsPx = { top: 76, bottom: 76, left: 0, right: 0 };

/** Shows the photos of `ids` in an element: swipe, pinch, wheel and arrow keys. */
const openStage = (
  element: HTMLElement,
  { ids, start }: ViewedPhotos,
  { onShown, onClose }: { onShown: (index: number) => void; onClose: () => void },
): PhotoSwipe => {
  const stage = new PhotoSwipe({
    appendToEl: element,
    dataSource: ids.map(slideOf),
    index: start,
    padding: barsPx,
    wheelToZoom: true,
    pinchToClose: false,
    // The dialog has the focus, Esc and its own buttons.
    escKey: false,
    trapFocus: false,
    returnFocus: false,
    close: false,
    zoom: false,
    counter: false,
    arrowPrev: false,
    arrowNext: false,
    imageClickAction: 'zoom',
    tapAction: false,
    errorMsg: 'This picture is not available right now.',
    bgOpacity: 0,
    showHideAnimationType: 'none',
    ...(prefersReducedMotion() && { zoomAnimationDuration: 0 }),
  });
  const refreshed = new Set<string>();
  stage.on('change', () => onShown(stage.currIndex));
  stage.on('close', onClose);
  // A signed URL expires: the photo is read once more.
  stage.on('loadError', ({ content }) => {
    const id = ids[content.index];
    if (!id || refreshed.has(id)) return;
    refreshed.add(id);
    void call(highlightRoutes.one, { params: { id } })
      .then((view) => {
        entityStore.applyViews([view]);
        stage.options.dataSource = ids.map(slideOf);
        stage.refreshSlideContent(content.index);
      })
      .catch(() => null);
  });
  stage.init();
  return stage;
};

/** Returns those of the photos that are there; others were deleted, or made private by their owner. */
const useShownIds = (ids: readonly string[]): string[] => {
  // As a text, so that a change of a photo changes nothing.
  const [shown] = useState(() => atom((get) => ids.filter((id) => get(itemAtom(id))).join(' ')));
  const text = useAtomValue(shown);
  return useMemo(() => text.split(' ').filter((id) => id !== ''), [text]);
};

export interface PhotoViewerProps extends ViewedPhotos {
  onClose: () => void;
}

/** Full-window viewer of the photos on a page. Traps focus and returns it on close; Esc, Back and a vertical swipe close. */
export const PhotoViewer = ({ ids, start, onClose }: PhotoViewerProps) => {
  const [chosen, setChosen] = useState(ids[start]);
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const stage = useRef<PhotoSwipe>(null);
  const shownIds = useShownIds(ids);
  // In place of a photo that was deleted: the one after it, or else the last.
  const following = ids.slice(ids.indexOf(chosen ?? ''));
  const current = following.find((id) => shownIds.includes(id)) ?? shownIds.at(-1);
  const index = shownIds.indexOf(current ?? '');
  const item = useAtomValue(itemAtom(current ?? ''));
  const photo = item?.content_type === 'highlight' ? item : null;
  const returnFocus = useReturnFocus();
  useBackToClose(photo !== null, onClose);
  useEffect(() => {
    if (!element) return undefined;
    const onShown = (at: number) => setChosen(shownIds[at]);
    const opened = openStage(element, { ids: shownIds, start: index }, { onShown, onClose });
    stage.current = opened;
    return () => {
      // `destroy` also closes, which would close photos opened in the meantime.
      opened.off('close', onClose);
      opened.destroy();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- opens once, and again without the photos that were deleted
  }, [element, shownIds]);
  const isEmpty = current === undefined;
  const isRemoved = current !== chosen;
  useEffect(() => {
    if (!isRemoved) return;
    toast.error(goneText);
    if (isEmpty) onClose();
    else setChosen(current);
  }, [isRemoved, isEmpty, current, onClose]);
  if (!photo) return null;

  const name = displayName(photo.user);
  const title = photo.title ?? `Photo by ${isolate(name)}`;
  const zoom = (factor: number) => {
    const slide = stage.current?.currSlide;
    if (slide)
      stage.current?.zoomTo(Math.max(slide.zoomLevels.fit, slide.currZoomLevel * factor), undefined, 200);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') zoom(zoomStep);
    if (key === '-') zoom(1 / zoomStep);
  };
  const comments = photo.commentsCount;
  return (
    <Primitive.Root open onOpenChange={(open) => open || onClose()}>
      <Primitive.Portal>
        <div data-scroll-lock="" hidden />
        <Primitive.Content
          {...returnFocus}
          aria-modal="true"
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          className="night fixed inset-0 z-50 animate-fade focus-visible:outline-none"
        >
          <div ref={setElement} className="absolute inset-0 isolate" />
          <header className="pointer-events-none absolute inset-x-0 top-0 flex items-start gap-1 bg-linear-to-b from-black/75 to-transparent p-3 pt-[max(0.75rem,env(safe-area-inset-top))] text-white [&>button]:pointer-events-auto">
            <div className="grid min-w-0 flex-1 pl-1">
              <Primitive.Title dir="auto" className="display truncate text-xl">
                {title}
              </Primitive.Title>
              {photo.title && (
                <p className="truncate text-sm text-white/85">
                  <bdi>{name}</bdi>
                </p>
              )}
            </div>
            <IconButton
              label="Zoom out"
              icon={<ZoomOut />}
              className="text-white!"
              onClick={() => zoom(1 / zoomStep)}
            />
            <IconButton
              label="Zoom in"
              icon={<ZoomIn />}
              className="text-white!"
              onClick={() => zoom(zoomStep)}
            />
            <Primitive.Close asChild>
              <IconButton {...initialFocusProps} label="Close" icon={<X />} className="text-white!" />
            </Primitive.Close>
          </header>
          <footer className="absolute inset-x-0 bottom-0 flex items-center gap-1 bg-linear-to-t from-black/75 to-transparent p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            <LikeButton item={photo} />
            <Link
              to={`${itemPath(photo)}#comments`}
              onClick={onClose}
              className="inline-flex min-h-target min-w-16 items-center gap-2 rounded-md px-3 font-semibold text-soft transition hover:bg-sunk hover:text-ink"
            >
              <MessageCircle aria-hidden="true" className="size-5" />
              <span className="numeral text-lg leading-none">{comments}</span>
              <span className="sr-only">{comments === 1 ? 'comment' : 'comments'}</span>
            </Link>
            {shownIds.length > 1 && (
              <div className="ml-auto flex items-center gap-1">
                <IconButton
                  label="Previous photo"
                  icon={<ChevronLeft />}
                  className="text-white!"
                  onClick={() => stage.current?.prev()}
                />
                <output className="numeral text-white">
                  {index + 1} / {shownIds.length}
                </output>
                <IconButton
                  label="Next photo"
                  icon={<ChevronRight />}
                  className="text-white!"
                  onClick={() => stage.current?.next()}
                />
              </div>
            )}
          </footer>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
};
