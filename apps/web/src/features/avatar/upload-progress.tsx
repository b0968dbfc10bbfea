/** Progress bar of an upload. `progress` is 0 to 1; null renders nothing. */
export const UploadProgress = ({ progress }: { progress: number | null }) =>
  progress === null ? null : (
    <progress
      aria-label="Uploading your picture"
      max={1}
      value={progress}
      className="h-2 w-full overflow-hidden rounded-full accent-blue"
    />
  );
