export { PriceFigure, type PriceFigureProps } from './PriceFigure';
