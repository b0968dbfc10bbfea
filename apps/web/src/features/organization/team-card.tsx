import { product } from '@rinkside/contracts/product';
import { useAtomValue } from 'jotai';
import { ClipboardList, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/avatar';
import { Card } from '../../ui/card';
import { LinkButton } from '../../ui/link';
import { practicePlan, teamTablePath } from './coach-links';
import { organizationQuery } from './organization.query';

interface TeamCardProps {
  id: string;
  age: string | null;
  /** Shown while the team loads. */
  placeholder: ReactNode;
}

/** The team of a coach with rights: its table, and a practice plan by the AI coach. */
export const TeamCard = ({ id, age, placeholder }: TeamCardProps) => {
  const { data: organization, isPending } = useAtomValue(organizationQuery(id));
  if (isPending) return placeholder;
  if (!organization?.can.team) return null;
  const { name, team_name, image_url } = organization;
  return (
    <Card aria-labelledby="coach-team">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar name={name} src={image_url} shape="organization" />
        <div className="min-w-0 flex-1 basis-40">
          <h2 id="coach-team" className="display text-xl break-words">
            Your team
          </h2>
          <p className="break-words text-soft">
            <bdi>{team_name ?? name}</bdi>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <LinkButton size="small" to={teamTablePath} icon={<ClipboardList size={18} aria-hidden="true" />}>
            Team table
          </LinkButton>
          <LinkButton
            size="small"
            variant="secondary"
            {...practicePlan(age)}
            aria-label={`Practice plan by ${product.coach}`}
            icon={<MessageCircle size={18} aria-hidden="true" />}
          >
            Practice plan
          </LinkButton>
        </div>
      </div>
    </Card>
  );
};
