import type { MailTest } from '@roomlark/contract/operations/system'
import { getProfile } from '../../accounts/users/users.service.ts'
import type { SignedInContext } from '../../context.ts'
import { mailTestMail } from '../../mail/platform-mails.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'

/** This is shorter than the deadline of a request, so that a silent mail server is reported, too. */
const patienceMs = 6000

/** This is not a job, because the person who presses the button wants to see the result. */
export async function testMail(ctx: SignedInContext): Promise<MailTest> {
  const { email } = await getProfile(ctx)
  const began = performance.now()
  const fault = await findSendingFault(ctx.mailer.send(mailTestMail({ to: email, at: ctx.clock() })))
  await ctx.sql.begin((tx) =>
    recordAudit(ctx, tx, { action: 'mail.test', target: 'platform', after: { to: email, fault } }),
  )
  return { to: email, fault, tookMs: Math.round(performance.now() - began) }
}

async function findSendingFault(sending: Promise<void>): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server did not answer in time.')), patienceMs)
  })
  try {
    await Promise.race([sending, tooLate])
    return null
  } catch (error) {
    return error instanceof Error ? error.message : 'The mail could not be handed over.'
  } finally {
    clearTimeout(timer)
  }
}
