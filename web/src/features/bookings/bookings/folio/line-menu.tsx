import type { BookingFolio, FolioLine } from '@roomlark/contract/bookings/folio'
import { say } from '@roomlark/contract/say'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { ArrowRightLeft } from '../../../../ui/icons/arrow-right-left.ts'
import { Ellipsis } from '../../../../ui/icons/ellipsis.ts'
import { Undo2 } from '../../../../ui/icons/undo-2.ts'
import { Menu, MenuItem } from '../../../../ui/menu.tsx'
import { isCorrectable, isMovable } from './folio-shapes.ts'
import { lineTitle } from './line-words.ts'

/** An action chosen for a line. */
export type LineAct = { act: 'correct' | 'move'; line: FolioLine }

type LineMenuProps = { folio: BookingFolio; line: FolioLine; onAct: (act: LineAct) => void }

export function LineMenu({ folio, line, onAct }: LineMenuProps) {
  const mayCorrect = isCorrectable(line)
  const mayMove = isMovable(line, folio)
  if (!mayCorrect && !mayMove) return null
  const label = say('Actions for {line}', { line: lineTitle(line) })
  const isPayment = line.kind === 'payment' || line.kind === 'refund'
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label} className="-my-2 -mr-2">
          <Ellipsis aria-hidden="true" className="size-[18px]" />
        </IconButton>
      }
    >
      {mayCorrect ? (
        <MenuItem onSelect={() => onAct({ act: 'correct', line })}>
          <Undo2 aria-hidden="true" />
          {isPayment ? say('Take back') : say('Correct##verb')}
        </MenuItem>
      ) : null}
      {mayMove ? (
        <MenuItem onSelect={() => onAct({ act: 'move', line })}>
          <ArrowRightLeft aria-hidden="true" />
          {say('Move to another folio')}
        </MenuItem>
      ) : null}
    </Menu>
  )
}
