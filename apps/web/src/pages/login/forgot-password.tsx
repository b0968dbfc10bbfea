import { useIdentityConfig } from '../../features/session/use-identity-config';

/** Links to the embedded provider's page for a forgotten password. A hosted provider has the link on its own page. */
export const ForgotPassword = () => {
  const endpoint = useIdentityConfig()?.account_endpoint;
  return (
    <p className="min-h-target text-center">
      {endpoint && (
        <a href={`${endpoint}/forgot`} className="link inline-flex min-h-target items-center rounded-sm px-1">
          Forgot your password?
        </a>
      )}
    </p>
  );
};
