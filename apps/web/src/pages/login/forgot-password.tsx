import { useEffect, useState } from 'react';
import { loadConfig } from '../../state/config';

/** Links to the embedded provider's page for a forgotten password. A hosted provider has the link on its own page. */
export const ForgotPassword = () => {
  const [endpoint, setEndpoint] = useState<string | null>(null);
  useEffect(() => {
    loadConfig().then(
      ({ identity }) => setEndpoint(identity.account_endpoint),
      () => null,
    );
  }, []);
  return (
    <p className="min-h-target text-center">
      {endpoint !== null && (
        <a href={`${endpoint}/forgot`} className="link inline-flex min-h-target items-center rounded-sm px-1">
          Forgot your password?
        </a>
      )}
    </p>
  );
};
