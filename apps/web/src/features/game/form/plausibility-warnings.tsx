/** Plausibility warnings, shown before a game is saved. */
export const PlausibilityWarnings = ({ warnings }: { warnings: readonly string[] }) => (
  <output className="empty:hidden">
    {warnings.length > 0 && (
      <div className="rounded-md border border-lamp/50 bg-lamp-wash p-3 pl-4">
        <p className="font-semibold">Worth a second look</p>
        <ul className="mt-1 grid gap-1 text-sm">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      </div>
    )}
  </output>
);
