// Preloaded into a server: on SIGUSR2 an unhandled promise rejects.
process.on('SIGUSR2', () => {
  void Promise.reject(new Error('injected on purpose'))
})
