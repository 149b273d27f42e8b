/** Most tests are not about passwords, so theirs need not cost 30 ms of a core each time. */
export const cheapHashes = { memoryCost: 8, timeCost: 1 }
