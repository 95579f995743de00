/** Holds at most so many values: the one neither read nor set for longest is dropped. */
export function recentValues<Key, Value>(most: number) {
  const values = new Map<Key, Value>()

  function set(key: Key, value: Value): Value {
    values.delete(key)
    values.set(key, value)
    const [oldest] = values.keys()
    if (values.size > most && oldest !== undefined) values.delete(oldest)
    return value
  }

  return {
    get(key: Key): Value | undefined {
      const value = values.get(key)
      return value === undefined ? undefined : set(key, value)
    },
    set,
    delete: (key: Key): boolean => values.delete(key),
  }
}
