import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'

type TileButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }

/** Small and dark, since it lies on a picture of any colour. */
export function TileButton({ label, className, ...rest }: TileButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={cx(
        'grid size-7 place-items-center rounded-[7px] bg-[rgb(6_30_35/.78)] text-[#fff] hover:bg-[rgb(6_30_35/.95)] [&>svg]:size-4',
        className,
      )}
    />
  )
}
