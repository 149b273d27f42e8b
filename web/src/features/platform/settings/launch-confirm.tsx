import { say } from '@roomlark/contract/say'
import type { RefObject } from 'react'
import { useMoveSwitch } from '../../../data/platform.ts'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DoorClosed } from '../../../ui/icons/door-closed.ts'
import { DoorOpen } from '../../../ui/icons/door-open.ts'
import { toast } from '../../../ui/toast.ts'
import { isOpen, type LaunchSwitch } from './launch-words.ts'

type LaunchConfirmProps = {
  item: LaunchSwitch
  from: string
  to: string
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

const words = new Map(
  Object.entries({
    open: { verb: 'Open', word: 'OPEN', keep: 'Keep open' },
    closed: { verb: 'Close', word: 'CLOSE', keep: 'Keep closed' },
    invitation: { verb: 'Invite only for', word: 'INVITE', keep: 'Keep invitation only' },
    email: { verb: 'Go live with', word: 'LIVE', keep: 'Keep live' },
    simulated: { verb: 'Simulate', word: 'SIMULATE', keep: 'Keep simulated' },
  }),
)

export function LaunchConfirm({ item, from, to, opener, onClose }: LaunchConfirmProps) {
  const moving = useMoveSwitch()
  const { verb = 'Change', word = 'CHANGE' } = words.get(to) ?? {}
  const opens = isOpen(item, to)
  const effect = item.positions.find(({ value }) => value === to)?.effect
  const act = `${verb} ${item.title.toLowerCase()}`
  return (
    <ConfirmDialog
      tone={to === 'closed' || to === 'simulated' ? 'danger' : 'welcome'}
      icon={opens ? <DoorOpen /> : <DoorClosed />}
      title={`${act}?`}
      text={say('From now on, for everyone: {effect}', { effect })}
      word={word}
      confirmLabel={act}
      cancelLabel={words.get(from)?.keep ?? say('Keep as it is')}
      busy={moving.isPending && say('Changing...')}
      error={
        moving.error ? getErrorMessage(moving.error, 'Nothing was changed. Please try again.') : undefined
      }
      opener={opener}
      onConfirm={() =>
        moving.mutateAsync({ name: item.name, to }).then(() => {
          toast.success(`${item.title}: ${item.positions.find(({ value }) => value === to)?.label}.`)
          onClose()
        })
      }
      onClose={onClose}
    />
  )
}
