/** A point on the globe as a unit vector: nothing is torn at 180°, and a pole is a point like any other. */
export type Spot = readonly [x: number, y: number, z: number]

export type Point = [x: number, y: number]

export function spotOf(longitude: number, latitude: number): Spot {
  const [turn, rise] = [radians(longitude), radians(latitude)]
  return [Math.cos(rise) * Math.cos(turn), Math.cos(rise) * Math.sin(turn), Math.sin(rise)]
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** The angle between two spots as seen from the middle of the earth, in radians. */
export function angleBetween(a: Spot, b: Spot): number {
  const [x, y, z] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
  return 2 * Math.asin(Math.min(1, Math.sqrt(x * x + y * y + z * z) / 2))
}

export function middleOf(spots: readonly Spot[]): Spot {
  let [sumX, sumY, sumZ] = [0, 0, 0]
  for (const [x, y, z] of spots) {
    sumX += x
    sumY += y
    sumZ += z
  }
  return toUnit(sumX, sumY, sumZ)
}

export type Plane = { flat: (spot: Spot) => Point; round: (point: Point) => Spot }

/**
 * The globe seen from above `centre`, north up: Lambert's azimuthal projection, in radians. Areas keep their
 * size, and it bends shapes only far from the centre. Only the far side's last point has no place on it.
 */
export function planeAt(centre: Spot): Plane {
  const turn = Math.atan2(centre[1], centre[0])
  const east: Spot = [-Math.sin(turn), Math.cos(turn), 0]
  const north: Spot = [-centre[2] * east[1], centre[2] * east[0], centre[0] * east[1] - centre[1] * east[0]]
  return {
    flat(spot) {
      const stretch = Math.sqrt(2 / Math.max(1e-12, 1 + dot(spot, centre)))
      return [stretch * dot(spot, east), -stretch * dot(spot, north)]
    },
    round([x, y]) {
      const square = x * x + y * y
      const [along, up] = [Math.sqrt(Math.max(0, 1 - square / 4)), 1 - square / 2]
      const part = (at: 0 | 1 | 2) => up * centre[at] + along * (x * east[at] - y * north[at])
      return toUnit(part(0), part(1), part(2))
    },
  }
}

function dot(a: Spot, b: Spot): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

function toUnit(x: number, y: number, z: number): Spot {
  const length = Math.hypot(x, y, z)
  return length === 0 ? [0, 0, 1] : [x / length, y / length, z / length]
}
