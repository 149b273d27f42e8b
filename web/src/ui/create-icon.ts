import { type ComponentProps, createElement } from 'react'

type IconProps = ComponentProps<'svg'> & { size?: number | string }

export type Icon = ReturnType<typeof createIcon>

/** Draws one path on a grid of 24, with lines 2 wide. */
export function createIcon(path: string) {
  return function Icon({ size = 24, className, ...rest }: IconProps) {
    const isNamed = 'aria-label' in rest || 'aria-labelledby' in rest || 'role' in rest
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...(isNamed ? {} : { 'aria-hidden': true }),
        ...rest,
        className: className ? `lucide ${className}` : 'lucide',
      },
      createElement('path', { d: path }),
    )
  }
}
