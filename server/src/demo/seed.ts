import type { ServiceContext } from '../http/context.ts'
import { demoAccounts, demoPassword } from './accounts.ts'
import { renderScenes } from './pictures.ts'
import { insertDemoAccount, insertSeededMark, selectSeededMark } from './seed.queries.ts'

/** Fills an empty demo once. Everything or nothing: a crash in the middle is made good by the next start. */
export async function seedDemo(
  ctx: ServiceContext,
  mediaFolder: string,
  onProgress: (step: string) => void,
): Promise<void> {
  if (!ctx.demo || (await selectSeededMark(ctx.sql))) return
  onProgress('Filling the demo')
  await renderScenes(mediaFolder)
  const passwordHash = await ctx.passwords.hash(demoPassword)
  await ctx.sql.begin(async (tx) => {
    if (!(await insertSeededMark(tx))) return
    for (const { picture, ...account } of demoAccounts) {
      const profileImageUrl = picture === null ? null : `/media/demo/${picture}.webp`
      await insertDemoAccount(tx, { ...account, passwordHash, profileImageUrl })
    }
  })
}
