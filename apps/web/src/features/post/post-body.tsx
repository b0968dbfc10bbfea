import type { PostView } from '@rinkside/contracts/post';

/** The text of a post in a feed. */
export const PostCardBody = ({ post, textId }: { post: PostView; textId: string }) => (
  <p id={textId} className="mt-3 text-base break-words whitespace-pre-wrap">
    {post.content}
  </p>
);
