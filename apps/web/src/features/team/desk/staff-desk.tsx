import type { TeamMember, TeamView } from '@rinkside/contracts/team';
import { isolate } from '@rinkside/contracts/text';
import {
  CalendarPlus,
  ClipboardPaste,
  Copy,
  MoreHorizontal,
  Pencil,
  Table2,
  Trash2,
  UserRoundCog,
  Users,
} from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { DropdownMenu } from '../../../ui/dropdown-menu';
import { EmptyState } from '../../../ui/empty-state';
import { IconButton } from '../../../ui/icon-button';
import { useFocusRecovery } from '../../../ui/use-focus-recovery';
import { useLazyDialog } from '../../../ui/use-lazy-component';
import { teamMessages } from '../messages';
import { Roster } from '../roster';
import { StaffList } from '../staff-list';
import { TeamHead } from '../team-head';
import { memberName } from '../team-line';
import { EditTeam } from './edit-team';
import { InviteFamilies } from './invite-families';
import { ManagersDialog } from './managers-dialog';
import { MemberDialog } from './member-dialog';
import { NewSeason } from './new-season';
import { DeleteTeam, MergeTeam } from './remove-team';
import { SuggestedPlayers } from './suggested-players';
import { TeamLinks } from './team-links';
import { WaitingPeople } from './waiting-people';

const importDialog = {
  chunk: 'roster import',
  load: () => import('../roster-import/import-dialog').then((module) => module.ImportDialog),
};
const tableDialog = {
  chunk: 'table of a team',
  load: () => import('../table/table-dialog').then((module) => module.TableDialog),
};

const dialogs = {
  edit: EditTeam,
  managers: ManagersDialog,
  season: NewSeason,
  merge: MergeTeam,
  remove: DeleteTeam,
};
type OpenDialog = keyof typeof dialogs | 'import' | 'table';

const MemberAction = ({ member, onOpen }: { member: TeamMember; onOpen: () => void }) => (
  <IconButton
    label={`Edit ${isolate(memberName(member))}`}
    icon={<Pencil />}
    className="relative"
    onClick={onOpen}
  />
);

export interface StaffDeskProps {
  team: TeamView;
  desk: NonNullable<TeamView['desk']>;
  viewerId: string;
}

/** The page of a team for its staff. */
export const StaffDesk = ({ team, desk, viewerId }: StaffDeskProps) => {
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const [memberId, setMemberId] = useState<string | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusRecovery(content);
  const close = () => setOpened(null);
  const renderImport = useLazyDialog(importDialog, opened === 'import', close);
  const renderTable = useLazyDialog(tableDialog, opened === 'table', close);
  const Opened = opened && opened in dialogs ? dialogs[opened as keyof typeof dialogs] : null;
  const member = team.members.find(({ id }) => id === memberId);
  const renderAction = (row: TeamMember) => <MemberAction member={row} onOpen={() => setMemberId(row.id)} />;
  const item = (dialog: OpenDialog, label: string, icon: React.ReactNode) => ({
    label,
    icon,
    onSelect: () => setOpened(dialog),
  });
  return (
    <div ref={content} {...keepFocus} className="grid grid-cols-1 gap-5">
      <TeamHead
        team={team}
        actions={
          <>
            <InviteFamilies team={team} />
            <Button
              size="small"
              variant="secondary"
              icon={<ClipboardPaste size={18} aria-hidden="true" />}
              onClick={() => setOpened('import')}
            >
              Import roster
            </Button>
            <DropdownMenu
              trigger={<IconButton label="More actions" icon={<MoreHorizontal />} tone="filled" />}
              items={[
                item('table', 'Stats table', <Table2 />),
                item('managers', 'Managers', <UserRoundCog />),
                item('season', 'New season', <CalendarPlus />),
                item('edit', 'Edit team', <Pencil />),
                item('merge', 'This team exists twice', <Copy />),
                { ...item('remove', 'Delete team', <Trash2 />), tone: 'danger' },
              ]}
            />
          </>
        }
      />
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_24rem] xl:items-start">
        <div className="grid grid-cols-1 gap-5">
          <WaitingPeople team={team} waiting={desk.waiting} />
          <Card aria-labelledby="roster">
            <CardHeader id="roster" title={`Roster (${team.members.length})`} />
            {team.members.length === 0 ? (
              <EmptyState
                level="h3"
                icon={<Users />}
                title={teamMessages.emptyRoster}
                text={teamMessages.emptyRosterStaff}
              />
            ) : (
              <Roster members={team.members} viewerId={viewerId} renderAction={renderAction} />
            )}
          </Card>
          <SuggestedPlayers team={team} suggested={desk.suggested} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <TeamLinks team={team} links={desk.links} />
          <StaffList
            staff={team.staff}
            action={
              <Button size="small" variant="secondary" onClick={() => setOpened('managers')}>
                Managers
              </Button>
            }
          />
        </div>
      </div>
      {member && (
        <MemberDialog key={member.id} team={team} member={member} onClose={() => setMemberId(null)} />
      )}
      {Opened && <Opened team={team} onClose={close} />}
      {opened === 'import' && renderImport?.({ team, onClose: close })}
      {opened === 'table' && renderTable?.({ team, onClose: close })}
    </div>
  );
};
