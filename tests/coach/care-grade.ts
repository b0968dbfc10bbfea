import type { CareGrade } from '@rinkside/contracts/coach';
import type { Screening } from '@rinkside/safety/safety';

/** How certainly a message needs care. A fixed response without care, such as a refusal, counts as certain. */
export const careGradeOf = ({ response, note }: Screening): CareGrade | undefined => {
  const care = response?.extras.find(({ type }) => type === 'care');
  if (care?.type === 'care') return care.grade;
  return response ? 'certain' : note?.extra.grade;
};
