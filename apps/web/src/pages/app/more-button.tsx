import { messageOf } from '../../state/api';
import { Button } from '../../ui/button';
import { ErrorLine } from '../../ui/error-line';

interface PagedList {
  error: Error | null;
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isPlaceholderData: boolean;
  fetchNextPage: () => Promise<unknown>;
  refetch: () => Promise<unknown>;
}

export interface MoreButtonProps {
  list: PagedList;
  /** Called before more rows are loaded. */
  onClick: () => void;
  /** Names the rows to screen readers: 'people'. */
  label?: string;
}

/** Loads the next page of search results; after a failure, an error line with Retry. */
export const MoreButton = ({ list, onClick, label }: MoreButtonProps) => {
  const { error, isFetching } = list;
  if (error)
    return (
      <ErrorLine
        onRetry={() => void (list.hasNextPage ? list.fetchNextPage() : list.refetch())}
        retrying={isFetching}
      >
        {messageOf(error, error.message)}
      </ErrorLine>
    );
  if (!list.hasNextPage || list.isPlaceholderData) return null;
  return (
    <Button
      variant="secondary"
      wide
      className="my-3"
      aria-label={label && `Show more ${label}`}
      loading={list.isFetchingNextPage}
      onClick={() => {
        onClick();
        void list.fetchNextPage();
      }}
    >
      Show more
    </Button>
  );
};
