// Stands in for what jsPDF brings along for HTML pages, SVG and PNG files, which our PDFs
// do not hold, so that it weighs nothing. Calling it by mistake must be loud.

function unused(): never {
  throw new Error('This part of jsPDF is left out of the build (web/vite.config.ts).');
}

// fast-png
export const decode = unused;

// canvg
export const Canvg = { from: unused, fromString: unused };
