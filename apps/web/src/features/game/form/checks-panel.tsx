/** What is worth a second look before a game is saved. */
export const Checks = ({ checks }: { checks: readonly string[] }) => (
  <output className="empty:hidden">
    {checks.length > 0 && (
      <div className="rounded-md border border-lamp/50 bg-lamp-wash p-3 pl-4">
        <p className="font-semibold">Worth a second look</p>
        <ul className="mt-1 grid gap-1 text-sm">
          {checks.map((check) => (
            <li key={check}>{check}</li>
          ))}
        </ul>
      </div>
    )}
  </output>
);
