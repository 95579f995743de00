export type Vector = { x: number; y: number; z: number }

export function add(a: Vector, b: Vector): Vector {
  return { x: a.x + b.x, y: a.y + b.y, z: a.z + b.z }
}

export function subtract(a: Vector, b: Vector): Vector {
  return { x: a.x - b.x, y: a.y - b.y, z: a.z - b.z }
}

export function scale(a: Vector, factor: number): Vector {
  return { x: a.x * factor, y: a.y * factor, z: a.z * factor }
}

export function dot(a: Vector, b: Vector): number {
  return a.x * b.x + a.y * b.y + a.z * b.z
}

export function cross(a: Vector, b: Vector): Vector {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x }
}

export function length(a: Vector): number {
  return Math.sqrt(dot(a, a))
}

/** The vector in axes rotated about x by the angle with this sine and cosine. */
export function turnAboutX(a: Vector, sine: number, cosine: number): Vector {
  return { x: a.x, y: cosine * a.y + sine * a.z, z: cosine * a.z - sine * a.y }
}

/** The vector in axes rotated about z by the angle with this sine and cosine. */
export function turnAboutZ(a: Vector, sine: number, cosine: number): Vector {
  return { x: cosine * a.x + sine * a.y, y: cosine * a.y - sine * a.x, z: a.z }
}
