import type { OrganizationCard } from '@rinkside/contracts/organization';

/** The team, else the organization; undefined without either. */
export const teamName = (
  organization: Pick<OrganizationCard, 'name' | 'team_name'> | null,
): string | undefined => organization?.team_name || organization?.name || undefined;
