import type { Passkey } from '@roomlark/contract/accounts/passkeys'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { usePasskeys } from '../../../data/passkeys.ts'
import { longDate, longDateTime, midSentence, relativeTime } from '../../../lib/format-date.ts'
import { hasPasskeys } from '../../../lib/has-passkeys.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CardWaiting } from '../../../ui/card-states.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { KeyRound } from '../../../ui/icons/key-round.ts'
import { Pencil } from '../../../ui/icons/pencil.ts'
import { Plus } from '../../../ui/icons/plus.ts'
import { Trash2 } from '../../../ui/icons/trash-2.ts'
import { AddPasskeyDialog, RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx'

type Doing = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey }

export function PasskeysCard() {
  const query = usePasskeys()
  const [doing, setDoing] = useState<Doing | null>(null)
  const close = () => setDoing(null)
  return (
    <Card>
      <CardHead
        title={say('Passkeys')}
        subtitle={say('Sign in with your finger, your face or the PIN of your device')}
      />
      <CardWaiting query={query} />
      {query.data && query.data.length > 0 ? (
        <ul className="-mt-2 mb-3">
          {query.data.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setDoing({ kind: 'rename', passkey })}
              onRemove={() => setDoing({ kind: 'remove', passkey })}
            />
          ))}
        </ul>
      ) : null}
      {query.data ? (
        <>
          <p className="max-w-[56ch] text-muted">
            {say(
              'A passkey replaces your password and the code: only your device can use it, and only on this site. Your password keeps working.',
            )}
          </p>
          {hasPasskeys() ? (
            <Button variant="secondary" className="mt-4" onClick={() => setDoing({ kind: 'add' })}>
              <Plus aria-hidden="true" className="size-[18px]" />
              {say('Add a passkey')}
            </Button>
          ) : (
            <p className="mt-3 text-sm text-muted">{say('This browser cannot make passkeys.')}</p>
          )}
        </>
      ) : null}
      {doing?.kind === 'add' ? <AddPasskeyDialog onClose={close} /> : null}
      {doing?.kind === 'rename' ? <RenamePasskeyDialog passkey={doing.passkey} onClose={close} /> : null}
      {doing?.kind === 'remove' ? <RemovePasskeyDialog passkey={doing.passkey} onClose={close} /> : null}
    </Card>
  )
}

type PasskeyRowProps = { passkey: Passkey; onRename: () => void; onRemove: () => void }

function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt, isSynced } = passkey
  const usedAt = lastUsedAt === null ? null : new Date(lastUsedAt)
  return (
    <li className="flex items-center gap-3 border-t border-border py-3 first:border-t-0">
      <KeyRound aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 grow leading-5">
        <b className="block font-[580] wrap-anywhere">{name}</b>
        <small className="text-[13.5px] text-muted">
          {say('Added {day}', { day: longDate(new Date(createdAt)) })},{' '}
          {usedAt ? (
            <time dateTime={usedAt.toISOString()} title={longDateTime(usedAt)}>
              {say('used {time}', { time: midSentence(relativeTime(usedAt, new Date())) })}
            </time>
          ) : (
            say('not used yet')
          )}
          {isSynced ? `, ${say('on all your devices')}` : null}
        </small>
      </div>
      <IconButton label={say('Rename {name}', { name: isolate(name) })} onClick={onRename}>
        <Pencil aria-hidden="true" className="size-[18px]" />
      </IconButton>
      <IconButton
        label={say('Remove {name}', { name: isolate(name) })}
        onClick={onRemove}
        className="-mr-2.5"
      >
        <Trash2 aria-hidden="true" className="size-[18px]" />
      </IconButton>
    </li>
  )
}
