type Cluster = { members: number[]; center: number }

/**
 * Moves points on a circle as little as possible so that neighbours are at least `gap` degrees apart, in the same order.
 * Returns the new angle of each point, in the given order; an angle may be outside 0 to 360.
 */
export function spreadAngles(angles: readonly number[], gap: number): number[] {
  const order = angles.map((_, index) => index).sort((a, b) => angleAt(angles, a) - angleAt(angles, b))
  const unrolled = unrollFromWidestGap(angles, order)
  const clusters: Cluster[] = []

  for (const point of unrolled) {
    clusters.push({ members: [point.index], center: point.angle })
    mergeTouching(clusters, gap, (index) => unrolled.find((other) => other.index === index)?.angle ?? 0)
  }

  const spread: number[] = new Array(angles.length).fill(0)
  for (const { members, center } of clusters) {
    members.forEach((index, place) => {
      spread[index] = center + (place - (members.length - 1) / 2) * gap
    })
  }
  return spread
}

/** Cuts the circle where nothing is crowded, so that the rest can be treated as a line. */
function unrollFromWidestGap(angles: readonly number[], order: readonly number[]) {
  const gaps = order.map((index, place) => {
    const before = order[(place - 1 + order.length) % order.length] ?? index
    return (angleAt(angles, index) - angleAt(angles, before) + 360) % 360
  })
  const start = gaps.indexOf(Math.max(...gaps))

  return order.map((_, place) => {
    const turned = start + place
    const index = order[turned % order.length] ?? 0
    return { index, angle: angleAt(angles, index) + (turned >= order.length ? 360 : 0) }
  })
}

/** Merges two overlapping groups into one, centred on the mean of the true angles. */
function mergeTouching(clusters: Cluster[], gap: number, trueAngle: (index: number) => number) {
  for (;;) {
    const last = clusters.at(-1)
    const before = clusters.at(-2)
    if (!last || !before) return

    const needed = ((last.members.length + before.members.length) / 2) * gap
    if (last.center - before.center >= needed) return

    const members = [...before.members, ...last.members]
    const center = members.reduce((sum, index) => sum + trueAngle(index), 0) / members.length
    clusters.splice(-2, 2, { members, center })
  }
}

function angleAt(angles: readonly number[], index: number): number {
  return (((angles[index] ?? 0) % 360) + 360) % 360
}
