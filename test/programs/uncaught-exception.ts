// Preloaded into a server: on SIGUSR2 an exception is thrown that nothing catches.
process.on('SIGUSR2', () => {
  setImmediate(() => {
    throw new Error('injected on purpose')
  })
})
