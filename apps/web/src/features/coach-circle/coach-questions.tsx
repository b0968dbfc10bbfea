import { coachCircleRoutes, type CoachQuestion } from '@rinkside/contracts/coach-circle';
import { isolate, pluralize } from '@rinkside/contracts/text';
import { useAtomValue } from 'jotai';
import { displayName } from '../../state/entities/player-name';
import { call } from '../../state/api';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Timestamp } from '../../ui/timestamp';
import { coachQuestionsQuery } from './coach-circle.query';
import { coachCircleMessages } from './messages';
import { CoachNames, PeopleList } from './people';
import { useDecision } from './use-decision';

/** '9 people, 6 of them under 18, come along.' */
const companyOf = ({ members, minors }: CoachQuestion): string => {
  if (members === 0) return 'Nobody comes along so far.';
  const who = pluralize(members, 'person', 'people');
  return `${who}${minors > 0 ? `, ${minors} of them under 18,` : ''} ${members === 1 ? 'comes' : 'come'} along.`;
};

const Question = ({ question }: { question: CoachQuestion }) => {
  const { circle_id, target_id, coaches, organization, people, since, answer } = question;
  const { busy, run } = useDecision();
  const names = coaches.map((coach) => isolate(displayName(coach))).join(' and ');
  const headingId = `question-${circle_id}-${target_id}`;
  const say = (yes: boolean) =>
    void run(yes ? 'yes' : 'no', async () => {
      const { joined, offered } = await call(coachCircleRoutes.answer, {
        params: { id: circle_id },
        body: { target_id, yes },
      });
      if (joined) return coachCircleMessages.joined;
      if (offered) return coachCircleMessages.offeredToCoach;
      return yes ? coachCircleMessages.answered : coachCircleMessages.refused;
    });
  return (
    <Card aria-labelledby={headingId}>
      <div className="grid grid-cols-1 gap-3">
        <div className="grid grid-cols-1 gap-1">
          <h2 id={headingId} className="display text-xl">
            Is this your coach?
          </h2>
          <p>
            <CoachNames coaches={coaches} /> {coaches.length > 1 ? 'say to be coaches' : 'says to be a coach'}{' '}
            of <bdi>{organization.name}</bdi>, since <Timestamp at={since} />. {companyOf(question)}
          </p>
          <p className="text-sm text-soft">
            If two families say yes, your groups become one: you then see each other’s full names, and the
            coach confirms members. The coach may be asked first.
          </p>
        </div>
        {people.length > 0 && (
          <details>
            <summary className="inline-flex min-h-target cursor-pointer items-center font-semibold">
              See who comes along
            </summary>
            <PeopleList people={people} label="Who comes along" />
          </details>
        )}
        {answer !== null && (
          <output className="font-semibold">
            You said {answer ? 'yes' : 'no'}. You can change your answer.
          </output>
        )}
        <div className="flex flex-wrap gap-2">
          {answer !== true && (
            <Button
              loading={busy === 'yes'}
              aria-disabled={busy !== null}
              aria-label={`Yes, our coach: ${names}`}
              onClick={() => say(true)}
            >
              Yes, our coach
            </Button>
          )}
          {answer !== false && (
            <Button
              variant="secondary"
              loading={busy === 'no'}
              aria-disabled={busy !== null}
              aria-label={`No: ${names} is not our coach`}
              onClick={() => say(false)}
            >
              No
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
};

/** Coaches that the viewer is asked about, of one organization or of all. Absent without any. */
export const CoachQuestions = ({ organizationId }: { organizationId?: string }) => {
  const { data = [] } = useAtomValue(coachQuestionsQuery);
  const shown = data.filter(({ organization }) => !organizationId || organization.id === organizationId);
  return shown.map((question) => (
    <Question key={`${question.circle_id} ${question.target_id}`} question={question} />
  ));
};
