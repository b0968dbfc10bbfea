import type { OrganizationCard } from '@rinkside/contracts/organization';

/** Returns the team's name, else the organization's, else undefined. */
export const teamName = (
  organization: Pick<OrganizationCard, 'name' | 'team_name'> | null,
): string | undefined => organization?.team_name || organization?.name || undefined;
