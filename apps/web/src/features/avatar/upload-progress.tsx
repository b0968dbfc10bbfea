/** How far an upload is; `progress` from 0 to 1. */
export const UploadProgress = ({ progress }: { progress: number | null }) =>
  progress === null ? null : (
    <progress
      aria-label="Uploading your picture"
      max={1}
      value={progress}
      className="h-2 w-full overflow-hidden rounded-full accent-blue"
    />
  );
