import type { User } from '@roomlark/contract/accounts/users'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { discardFiles, storePicture } from '../../platform/images/image-files.service.ts'
import { updateImageFile } from './users.queries.ts'
import { getUser } from './users.service.ts'

type Uploads = AsyncIterable<{ name: string; bytes: Buffer }>

/** The file is stored before the row refers to it, and the one it replaces is removed afterwards. */
export async function setPicture(ctx: SignedInContext, uploads: Uploads): Promise<User> {
  const file = await receive(ctx, uploads)
  let written = false
  try {
    return await ctx.sql.begin(async (tx) => {
      const user = await replaceFile(ctx, tx, file)
      written = true
      return user
    })
  } catch (error) {
    // Once everything is written, only the commit can fail, and a lost connection may hide that it succeeded.
    if (!written) await discardFiles(ctx, [file])
    throw error
  }
}

export async function removePicture(ctx: SignedInContext): Promise<User> {
  return ctx.sql.begin((tx) => replaceFile(ctx, tx, null))
}

async function receive(ctx: SignedInContext, uploads: Uploads): Promise<string> {
  let file: string | undefined
  try {
    for await (const upload of uploads) {
      if (file !== undefined) throw new AppError('bad_request', say('Send one picture at a time.'))
      file = (await storePicture(ctx, await ctx.pictures.prepare(upload))).file
    }
    if (file === undefined) throw new AppError('bad_request', say('Choose a picture.'))
    return file
  } catch (error) {
    if (file !== undefined) await discardFiles(ctx, [file])
    throw error
  }
}

async function replaceFile(ctx: SignedInContext, tx: Transaction, file: string | null): Promise<User> {
  const { userId } = ctx.actor
  const before = await updateImageFile(tx, userId, file, ctx.clock())
  if (before !== null) await ctx.jobs.enqueue(tx, 'images.remove', { files: [before] })
  if (before !== null || file !== null) {
    const action = file === null ? 'profile.picture-removed' : 'profile.picture-set'
    await recordAudit(ctx, tx, { action, target: `user:${userId}` })
  }
  return getUser(tx, userId)
}
