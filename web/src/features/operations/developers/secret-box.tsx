import { say } from '@roomlark/contract/say'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { KeyRound } from '../../../ui/icons/key-round.ts'
import { X } from '../../../ui/icons/x.ts'
import { Note } from '../../../ui/note.tsx'

type SecretBoxProps = { title: string; secret: string; onClose: () => void }

/** A key or a secret that is shown once, until the page or this box is closed. */
export function SecretBox({ title, secret, onClose }: SecretBoxProps) {
  return (
    <Note tone="success" icon={<KeyRound />} role="status">
      <span className="flex items-baseline justify-between gap-3">
        <strong className="block">{title}</strong>
        <IconButton label={say('I have it, hide it')} onClick={onClose} className="-my-2 -mr-2">
          <X aria-hidden="true" className="size-[18px]" />
        </IconButton>
      </span>
      <span className="mt-2.5 flex items-center gap-2 rounded-md border border-control bg-surface py-1.5 pr-1.5 pl-3">
        <code className="min-w-0 grow font-mono text-[13px] break-all">{secret}</code>
        <CopyButton
          text={secret}
          label={say('Copy')}
          className="border-transparent! bg-success! text-on-success! hover:brightness-95"
        />
      </span>
    </Note>
  )
}
