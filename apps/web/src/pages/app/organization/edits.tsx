import { useAtomValue } from 'jotai';
import { EditSummary } from '../../../features/organization/edit-summary';
import { editsQuery } from '../../../features/organization/roster.query';
import { messageOf } from '../../../state/api';
import { Card, CardHeader } from '../../../ui/card';
import { ErrorLine } from '../../../ui/error-line';

/** The latest edits of an organization; absent while there are none. */
export const Edits = ({ id }: { id: string }) => {
  const { data, error, refetch, isFetching } = useAtomValue(editsQuery(id));
  if (data?.length === 0 || (!data && !error)) return null;
  return (
    <Card aria-labelledby="edits">
      <CardHeader
        id="edits"
        title="Edits"
        text="A moderator can undo an edit. Report the organization if one is wrong."
      />
      {error && (
        <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error, error.message)}
        </ErrorLine>
      )}
      {data && (
        <ul className="grid grid-cols-1 gap-4">
          {data.map((edit) => (
            <li key={edit.id}>
              <EditSummary edit={edit} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};
