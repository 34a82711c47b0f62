import webpack from 'webpack';

/** Runs webpack once. @throws its errors as one text */
export function compile(config: webpack.Configuration): Promise<webpack.Compilation> {
  return new Promise((done, fail) => {
    const compiler = webpack(config);
    compiler?.run((error, stats) => {
      compiler.close(() => {});
      if (error ?? !stats) fail(error);
      else if (stats.hasErrors()) fail(new Error(stats.toString({ all: false, errors: true })));
      else done(stats.compilation);
    });
  });
}
