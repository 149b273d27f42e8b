import type { AuditEntry } from '@roomlark/contract/audit'

/** `user.type-changed` → `User: type changed`. */
export function actionWords(action: string): string {
  const [noun = '', ...rest] = action.split('.')
  const plain = (text: string) => text.replaceAll('-', ' ')
  const what = plain(noun)
    .replace(/^./, (letter) => letter.toUpperCase())
    .replace(/^Mfa$/, 'Two-step sign-in')
  return rest.length > 0 ? `${what}: ${plain(rest.join(' '))}` : what
}

export function actorWords({ actorId, actorName }: AuditEntry): string {
  if (actorId === null) return 'Roomlark'
  return actorName ?? 'Deleted account'
}

export function targetWords({ target, targetName }: AuditEntry): string {
  const [kind = '', id = ''] = target.split(':')
  return targetName ?? (id === '' ? kind : `${kind} ${id.slice(0, 8)}`)
}
