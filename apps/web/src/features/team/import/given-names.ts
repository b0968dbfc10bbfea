/** Given names that are common where hockey is played. They only guess which of two names is the first; people are asked. */
const givenNames = new Set(
  `jordan alex sam max liam noah ethan owen jack lucas mason logan oliver james ben benjamin henry
   william jacob michael daniel matthew ryan tyler dylan connor cole luke nathan evan adam caleb isaac
   eli leo hugo felix emil oskar oscar elias axel anton erik nils lars emma olivia ava mia sophia
   charlotte amelia ella grace lily chloe zoe hannah sarah anna maya nora elin maja linnea ida sofia
   julia eva jan petr tomas jakub martin lukas filip david marek juraj mikko antti eero aino veera
   antoine mathis xavier gabriel raphael thomas samuel nicolas camille lea jade finn theo charlie
   parker riley avery quinn kai aiden jayden wyatt hunter carter`.split(/\s+/),
);

/** The share of texts that begin with a common given name. */
export const givenShare = (texts: string[]): number =>
  texts.length
    ? texts.filter((text) => givenNames.has(text.toLowerCase().split(/[\s-]/)[0] ?? '')).length / texts.length
    : 0;
