import { isolate } from '@rinkside/contracts/text';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { useAtomValue } from 'jotai';
import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { useEffect } from 'react';
import { ApiError, call } from '../../../state/api';
import { entityStore, itemAtom } from '../../../state/entities/entity-store';
import { IconButton } from '../../../ui/icon-button';
import { toast } from '../../../ui/toast';
import { useBackToClose } from '../../../ui/use-back-to-close';
import { useReturnFocus } from '../../../ui/use-return-focus';
import { displayName } from '../../../state/entities/player-name';
import { highlightMessages } from '../messages';
import { VideoStage } from './video-stage';

export interface PlayerProps {
  id: string;
  onClose: () => void;
}

/** Full-window player for one video. Traps focus and returns it on close; Esc closes. */
export const VideoPlayer = ({ id, onClose }: PlayerProps) => {
  const item = useAtomValue(itemAtom(id));
  const returnFocus = useReturnFocus();
  useBackToClose(item?.content_type === 'highlight', onClose);
  const highlight = item?.content_type === 'highlight' ? item : null;
  const isRemoved = highlight === null;
  useEffect(() => {
    // Deleted, or made private by its owner.
    if (!isRemoved) return;
    onClose();
    toast.error(highlightMessages.loadFailed);
  }, [isRemoved, onClose]);
  if (!highlight) return null;

  const name = displayName(highlight.user);
  const title = highlight.title ?? `Video by ${isolate(name)}`;
  const refresh = async () => {
    try {
      const fresh = await call(highlightRoutes.one, { params: { id } });
      entityStore.applyViews([fresh]);
      return fresh;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) entityStore.markNotFound(id);
      throw error;
    }
  };
  return (
    <Primitive.Root open onOpenChange={(open) => open || onClose()}>
      <Primitive.Portal>
        <div data-scroll-lock="" hidden />
        <Primitive.Content
          {...returnFocus}
          aria-modal="true"
          {...(highlight.alt_text ? {} : { 'aria-describedby': undefined })}
          className="fixed inset-0 z-50 animate-fade focus-visible:outline-none"
        >
          <VideoStage
            video={highlight}
            label={highlight.alt_text ?? title}
            refresh={refresh}
            title={title}
            artist={name}
            head={
              <header className="flex items-start gap-3 p-3 pt-[max(0.75rem,env(safe-area-inset-top))] sm:p-5">
                <div className="grid min-w-0 flex-1 pl-1">
                  <Primitive.Title dir="auto" className="display truncate text-xl">
                    {title}
                  </Primitive.Title>
                  {highlight.title && (
                    <p className="truncate text-sm text-white/85">
                      <bdi>{name}</bdi>
                    </p>
                  )}
                  {highlight.alt_text && (
                    <Primitive.Description className="sr-only">{highlight.alt_text}</Primitive.Description>
                  )}
                </div>
                <Primitive.Close asChild>
                  <IconButton label="Close" icon={<X />} className="text-white! enabled:hover:bg-white/15!" />
                </Primitive.Close>
              </header>
            }
          />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
};
