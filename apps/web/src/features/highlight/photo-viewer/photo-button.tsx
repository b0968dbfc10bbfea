import { preparePhotoViewer } from './photo-viewer-host';
import { viewPhoto } from './viewed-photo';

/** Button over a whole picture that opens it in the viewer. Preloads the viewer on hover and focus. */
export const PhotoButton = ({ id, label }: { id: string; label: string }) => (
  <button
    type="button"
    data-photo={id}
    aria-label={label}
    onPointerEnter={preparePhotoViewer}
    onFocus={preparePhotoViewer}
    onClick={(event) => viewPhoto(event.currentTarget)}
    className="absolute inset-0 cursor-zoom-in focus-visible:-outline-offset-4"
  />
);
