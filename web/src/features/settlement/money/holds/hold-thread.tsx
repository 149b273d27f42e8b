import type { HoldMessage } from '@roomlark/contract/partners/commission-holds'
import { say } from '@roomlark/contract/say'
import { Avatar } from '../../../../ui/avatar.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { momentWords } from './hold-texts.ts'

type HoldThreadProps = {
  /** Roomlark's message when the hold was opened. */
  opening: string
  heldAt: string
  messages: readonly HoldMessage[]
}

/** Messages of both sides, beginning with the reason for the hold. */
export function HoldThread({ opening, heldAt, messages }: HoldThreadProps) {
  return (
    <ol className="grid gap-3 rounded-[12px] border border-border bg-surface px-[18px] py-4">
      <Entry author="Roomlark" side="admin" at={heldAt} text={opening} />
      {messages.map(({ id, ...message }) => (
        <Entry key={id} {...message} />
      ))}
    </ol>
  )
}

function Entry({ author, side, at, text }: Omit<HoldMessage, 'id'>) {
  const isRoomlark = side === 'admin'
  return (
    <li className="grid grid-cols-[34px_minmax(0,1fr)] gap-x-3">
      <Avatar
        initials={isRoomlark ? 'R' : formatInitials(author)}
        src={null}
        tone={isRoomlark ? 'accent' : 'secondary'}
      />
      <div>
        <p className="text-[13px] leading-[18px] text-muted">
          <b className="text-text">
            <UserText>{author}</UserText>
          </b>
          , {momentWords(at)}
        </p>
        <p className="text-[14px] leading-5 wrap-anywhere whitespace-pre-wrap">
          {text === null ? (
            <i className="text-muted">{say('This was erased.')}</i>
          ) : (
            <UserText>{text}</UserText>
          )}
        </p>
      </div>
    </li>
  )
}

function formatInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('')
}
