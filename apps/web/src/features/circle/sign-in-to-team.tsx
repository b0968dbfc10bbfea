import { PageHeading } from '../../ui/page-heading';
import { SignInButtons } from '../session/link-page';

/** What a visitor with an invitation reads. */
export const SignInToTeam = ({ path }: { path: string }) => (
  <>
    <PageHeading title="You are invited to a team" />
    <p className="text-soft">
      Create your account, add your player: about a minute. It is free. With an account, sign in to see who
      invites you.
    </p>
    <SignInButtons path={path} signUpFirst />
  </>
);
