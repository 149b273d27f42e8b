import { say } from '@roomlark/contract/say'
import { IconButton } from '../icon-button.tsx'
import { ChartLine } from '../icons/chart-line.ts'
import { Ellipsis } from '../icons/ellipsis.ts'
import { FileSpreadsheet } from '../icons/file-spreadsheet.ts'
import { Image } from '../icons/image.ts'
import { Table2 } from '../icons/table-2.ts'
import { Menu, MenuItem } from '../menu.tsx'

type ChartMenuProps = {
  title: string
  isTable: boolean
  onToggle: () => void
  onCsv: () => void
  /** Undefined where there is no drawing to save. */
  onPng?: (() => void) | undefined
}

/** The other actions of a chart. */
export function ChartMenu({ title, isTable, onToggle, onCsv, onPng }: ChartMenuProps) {
  return (
    <Menu
      label={say('{title}, options', { title })}
      trigger={
        <IconButton label={say('{title}, options', { title })} className="-mt-1.5 -mr-2">
          <Ellipsis aria-hidden="true" className="size-5" />
        </IconButton>
      }
    >
      <MenuItem onSelect={onToggle}>
        {isTable ? <ChartLine aria-hidden="true" /> : <Table2 aria-hidden="true" />}
        {isTable ? say('View as chart') : say('View as table')}
      </MenuItem>
      <MenuItem onSelect={onCsv}>
        <FileSpreadsheet aria-hidden="true" />
        {say('Download CSV')}
      </MenuItem>
      {onPng ? (
        <MenuItem onSelect={onPng}>
          <Image aria-hidden="true" />
          {say('Download PNG')}
        </MenuItem>
      ) : null}
    </Menu>
  )
}
